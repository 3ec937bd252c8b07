import { writeHead } from './page-head';

const TEMPLATE = '<html><head><meta name="description" content="Klub."><title>Klub</title></head><body></body></html>';

test('a page that search engines must not index is marked, and otherwise unchanged', () => {
  expect(writeHead(TEMPLATE, undefined, 'https://klub.hr/admin')).toBe(
    TEMPLATE.replace('</head>', '<meta name="robots" content="noindex"></head>'),
  );
});

test('a public page has its own title, description and preview, each once', () => {
  const head = { title: 'Igrač "Žac" <3 & $& · Klub', description: 'Mečevi "Žac"' };
  const html = writeHead(TEMPLATE, head, 'https://klub.hr/summer-league/2024');
  expect(html.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Igrač &quot;Žac&quot; &lt;3 &amp; $&amp; · Klub</title>',
  ]);
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="Mečevi &quot;Žac&quot;">',
  ]);
  expect(html).toContain('<link rel="canonical" href="https://klub.hr/summer-league/2024">');
  expect(html).toContain('<meta property="og:image" content="https://klub.hr/assets/icon-512.png">');
});
