/** All tests of a file, or of a `describe`, see the page as on a phone. jsdom has no matchMedia; every query matches here. */
export function asPhone(): void {
  beforeEach(() => {
    window.matchMedia = () =>
      Object.assign(new EventTarget(), {
        matches: true,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });
}
