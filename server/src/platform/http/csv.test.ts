import Fastify from 'fastify';
import { csvEuros, csvLine, sendCsv } from './csv';

test('a file whose first lines cannot be read is refused as a whole', async () => {
  const app = Fastify();
  async function* pieces(): AsyncGenerator<string> {
    yield* [];
    throw new Error('the database is gone');
  }
  app.get('/list.csv', (_request, reply) => sendCsv(reply, { name: 'list.csv', headers: ['Ime'], pieces: pieces() }));
  expect((await app.inject({ url: '/list.csv' })).statusCode).toBe(500);
});

test.each([
  [['a', 'b'], 'a;b\r\n'],
  [['Ana; Marko', 'rekao je "da"'], '"Ana; Marko";"rekao je ""da"""\r\n'],
  [['prvi\nredak'], '"prvi\nredak"\r\n'],
  [['=HYPERLINK("http://zlo")'], '"\'=HYPERLINK(""http://zlo"")"\r\n'],
  [['@SUM(A1)', '+385 91', '-17,00'], "'@SUM(A1);'+385 91;-17,00\r\n"],
])('%j becomes %j', (cells, line) => expect(csvLine(cells)).toBe(line));

test.each([
  [-1700, '-17,00'],
  [5, '0,05'],
  [123456, '1234,56'],
])('%i cents are %s', (cents, text) => expect(csvEuros(cents)).toBe(text));
