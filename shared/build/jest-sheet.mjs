/**
 * Emotion's style sheet, which keeps no rule: jsdom would match every rule of the page whenever a test looks for a role,
 * and lays nothing out.
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
