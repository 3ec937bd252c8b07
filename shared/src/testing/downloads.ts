interface SavedFile {
  readonly name: string;
  readonly text: Promise<string>;
}

/**
 * Collects the files that the tests of a file save, because jsdom has neither object URLs nor downloads; empty at the
 * beginning of each test.
 */
export function downloads(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    const blobs: Blob[] = [];
    URL.createObjectURL = (bytes) => `blob:${blobs.push(bytes as Blob) - 1}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const bytes = blobs[Number(this.href.slice('blob:'.length))] as Blob;
      saved.push({ name: this.download, text: bytes.text() });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return saved;
}
