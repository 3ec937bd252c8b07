const first = Number(process.env.PORT ?? 8080);

/** Ports of `npm run dev`: six from PORT (8080) on. The browser uses the first; it forwards to the server. */
export const DEV_PORTS = {
  shell: first,
  server: first + 1,
  'mfe-reservations': first + 2,
  'mfe-account': first + 3,
  'mfe-league': first + 4,
  'mfe-admin': first + 5,
};
