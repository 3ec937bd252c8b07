/** Chosen in the system settings by people who can hardly see thin lines and muted text. */
export const MORE_CONTRAST = '@media (prefers-contrast: more)';

const palette = (name: string) => `--club-palette-${name}`;
const TONES = ['free', 'own', 'taken', 'maintenance', 'unknown'];

/** Lines get the colour of muted text, muted text that of normal text, a status border its main colour; in both schemes. */
export const MORE_CONTRAST_COLOURS = {
  [palette('divider')]: `var(${palette('unknown-main')})`,
  [palette('text-secondary')]: `var(${palette('text-primary')})`,
  ...Object.fromEntries(TONES.map((tone) => [palette(`${tone}-line`), `var(${palette(`${tone}-main`)})`])),
};
