const first = Number(process.env.PORT ?? 8080);

/** Where `npm run dev` listens: six ports from PORT (8080) on. The browser knows the first; the server stands behind it. */
export const DEV_PORTS = {
  shell: first,
  server: first + 1,
  'mfe-reservations': first + 2,
  'mfe-account': first + 3,
  'mfe-league': first + 4,
  'mfe-admin': first + 5,
};
