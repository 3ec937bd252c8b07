import { tagged, withRootVersion } from './tag-images.mjs';

test('a version of Lerna’s packages reaches the images of Kubernetes, and the root', () => {
  const images = (server, league) =>
    `images:\n  - name: tenis-klub\n    newTag: ${server}\n  - name: tenis-klub-mfe-league\n    newTag: ${league}\n`;
  const versions = { server: '2.2.0', 'mfe-league': '2.4.1' };
  expect(tagged(images('2.1.0', '2.1.0'), (name) => versions[name])).toBe(images('2.2.0', '2.4.1'));
  const lock = (version) =>
    `{\n  "name": "tenis-klub",\n  "version": "${version}",\n  "lockfileVersion": 3,\n  "packages": {\n    "": {\n      "name": "tenis-klub",\n      "version": "${version}"\n    },\n    "e2e": { "name": "@club/e2e", "version": "2.1.0" }\n  }\n}\n`;
  expect(withRootVersion(lock('2.1.0'), '2.2.0')).toBe(lock('2.2.0'));
});
