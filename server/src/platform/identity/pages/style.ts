import type { PageLook } from './page-look';

/** The look of the sign-in pages: warm paper, ink and the club's own colours, light and dark, no font to load. */
export const styleOf = ({ main, dark, night, glow, end }: PageLook): string => `
:root {
  color-scheme: light dark;
  --paper: #faf8f4; --card: #ffffff; --hairline: #e8e2d8; --edge: #7d8990; --ink: #1f2a30; --soft: #566570;
  --main: ${main}; --main-dark: ${dark}; --glow: ${glow}; --end: ${end}; --link: ${dark};
  --bad: #b3261e; --bad-paper: #faecea; --good: #2c7430;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15191b; --card: #1e2427; --hairline: #363d40; --edge: #858f94; --ink: #ece8e1; --soft: #aeb8bd;
    --link: ${night}; --bad: #f19a93; --bad-paper: #3b2120; --good: #86cf8b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px;
  background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
.frame {
  width: 100%; max-width: 920px; display: grid; grid-template-columns: 5fr 6fr; overflow: hidden;
  background: var(--card); border: 1px solid var(--hairline); border-radius: 20px;
}
.court { position: relative; overflow: hidden; min-height: 500px; padding: 40px; color: #fff; background: linear-gradient(150deg, var(--glow), var(--main) 45%, var(--end)); }
.lines { position: absolute; inset: auto 0 0; width: 100%; aspect-ratio: 5 / 3; fill: none; stroke: #fff; stroke-opacity: .38; stroke-width: 3; }
.brand { position: relative; display: inline-flex; align-items: center; gap: 12px; color: inherit; font-weight: 650; text-decoration: none; }
.brand svg, .brand img { width: 36px; height: 36px; flex: none; }
.motto { position: relative; margin: 44px 0 0; font-size: 28px; line-height: 1.2; font-weight: 700; letter-spacing: -.01em; text-wrap: balance; }
.aside { position: relative; margin: 14px 0 0; text-wrap: balance; }
main { padding: 48px; display: flex; flex-direction: column; justify-content: center; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
p { margin: 0 0 16px; }
.lead, .hint { color: var(--soft); }
.hint { margin: 6px 0 0; font-size: 14px; }
.lead { margin-bottom: 24px; }
form { margin: 0; }
.field { margin: 0 0 18px; }
.field + .button { margin-top: 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14px; }
label { display: block; margin: 0 0 6px; font-weight: 600; font-size: 15px; }
.box { position: relative; }
input {
  width: 100%; height: 48px; padding: 0 14px; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--edge); border-radius: 10px;
}
input[aria-invalid=true] { border-color: var(--bad); }
.box.shows input { padding-right: 92px; }
.show {
  position: absolute; top: 2px; right: 2px; height: 44px; min-width: 80px; padding: 0 12px; border: 0; border-radius: 8px;
  background: none; color: var(--link); font: inherit; font-size: 15px; font-weight: 600; cursor: pointer;
}
.button {
  display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 10px 20px;
  border: 0; border-radius: 10px; background: var(--main); color: #fff; font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--main-dark); }
.button.quiet { background: none; color: var(--link); border: 1px solid var(--edge); }
.buttons { display: grid; gap: 12px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.court :focus-visible { outline-color: #fff; }
.alert {
  display: flex; gap: 10px; margin: 0 0 20px; padding: 12px 14px; color: var(--bad); background: var(--bad-paper);
  border: 1px solid currentColor; border-radius: 10px; font-weight: 600;
}
.alert svg { width: 20px; height: 20px; margin-top: 2px; flex: none; }
.problem { margin: 6px 0 0; color: var(--bad); font-size: 14px; font-weight: 600; }
.foot { margin: 24px 0 0; font-size: 15px; color: var(--soft); }
.foot p { margin: 0 0 6px; }
a { color: var(--link); }
code { font-size: 14px; overflow-wrap: anywhere; }
@media (max-width: 768px) {
  body { padding: 14px; place-items: start center; }
  .frame { grid-template-columns: 1fr; border-radius: 14px; }
  .court { min-height: 0; padding: 18px 20px; }
  .lines { left: 62%; width: 38%; height: 100%; aspect-ratio: auto; }
  .motto, .aside { display: none; }
  main { padding: 24px 20px 28px; }
  h1 { font-size: 24px; }
  .pair { grid-template-columns: 1fr; }
}
@media (forced-colors: active) { .frame, .button { border: 1px solid; } }
`;
