/** The PostgreSQL of the tests: the one in TEST_DATABASE_URL, otherwise the local one. */
export const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
