// Shows pushed notifications and opens their page on a click. It does not cache pages or intercept requests.
addEventListener('push', (event) => {
  // A server of the previous release sends no icon.
  const { title, body, path, tag, icon = '/assets/icon-192.png' } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, data: path, icon }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, location.origin).href;
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window' });
    const page = pages[0];
    if (!page) return clients.openWindow(address);
    await page.focus();
    return page.navigate(address);
  };
  event.waitUntil(open());
});
