import { once } from 'node:events';
import { createServer } from 'node:http';
import { DEV_PORTS } from './ports.mjs';
import { checkPort, checkSuite, readDevSettings } from './settings.mjs';

let page;
const server = createServer((_request, response) => response.end(page));
let address;
beforeAll(async () => {
  await once(server.listen(0), 'listening');
  address = `http://localhost:${server.address().port}`;
});
afterAll(() => server.close());

describe('npm run dev of a remote', () => {
  test('takes the suite of npm start and the port of the remote', () => {
    expect(readDevSettings([], 'mfe-league')).toEqual({
      suite: 'http://localhost:8080',
      port: DEV_PORTS['mfe-league'],
    });
  });

  test('takes both from its arguments', () => {
    const args = ['--shell', 'https://club.example/contact', '--port', '8090'];
    expect(readDevSettings(args, 'mfe-elsewhere')).toEqual({ suite: 'https://club.example', port: 8090 });
  });

  test.each([
    [['--shell', 'club'], '--shell is not an address like https://club.example: club'],
    [['--port', 'x'], '--port is not a port like 8090: x'],
    [['--sell'], /^Unknown option '--sell'.* \(npm run dev -- --shell https:/],
    [[], 'mfe-elsewhere has no port of its own: give one, --port 8090'],
  ])('refuses %j in one line', (args, message) => {
    expect(() => readDevSettings(args, 'mfe-elsewhere')).toThrow(message);
  });

  test('asks first whether a suite answers', async () => {
    page = '<script type="application/json" id="registry">[]</script>';
    await expect(checkSuite(address)).resolves.toBeUndefined();
    page = 'A page';
    await expect(checkSuite(address)).rejects.toThrow(`What answers at ${address} is not a built suite`);
    await expect(checkSuite('http://localhost:1')).rejects.toThrow('No suite answers at http://localhost:1 (');
  });

  test('asks first whether the port is free', async () => {
    const { port } = server.address();
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} cannot be used (EADDRINUSE): give another, --port`);
  });
});
