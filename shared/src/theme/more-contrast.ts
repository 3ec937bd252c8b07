/** Set by who sees lines and muted text badly. */
export const MORE_CONTRAST = '@media (prefers-contrast: more)';

const palette = (name: string) => `--club-palette-${name}`;
const TONES = ['free', 'own', 'taken', 'maintenance', 'unknown'];

/** Lines as dark as muted text was, muted text as dark as any other, a status's border in its colour: in both schemes. */
export const STRONGER = {
  [palette('divider')]: `var(${palette('unknown-main')})`,
  [palette('text-secondary')]: `var(${palette('text-primary')})`,
  ...Object.fromEntries(TONES.map((tone) => [palette(`${tone}-line`), `var(${palette(`${tone}-main`)})`])),
};
