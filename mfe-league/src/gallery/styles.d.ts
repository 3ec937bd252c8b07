declare module 'yet-another-react-lightbox/styles.css' {
  /** The library's CSS as text (asset/source). */
  const rules: string;
  export default rules;
}
