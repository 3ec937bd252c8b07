/**
 * Emotion's style sheet without rules: jsdom would match every rule of the page whenever a test queries a role, and has
 * no layout.
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
