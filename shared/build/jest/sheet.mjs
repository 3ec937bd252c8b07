/**
 * Emotion's style sheet without rules: jsdom has no layout, but would match every rule of the page whenever a test
 * queries a role.
 */
export class StyleSheet {
  constructor({ key }) {
    this.key = key;
    this.tags = [];
  }
  hydrate() {}
  insert() {}
  flush() {}
}
