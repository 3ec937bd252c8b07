import { transformFileSync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Writes one source file into the page itself, first in its body, so that it runs before any script is loaded. The file
 * imports only types. The server's content security policy allows the script by its hash.
 */
export class InlineScriptPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InlineScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('InlineScriptPlugin', (data) => {
        const script = `<script>{${this.compiled()}}</script>`;
        return { ...data, html: data.html.replace(/<body[^>]*>/, (body) => body + script) };
      });
    });
  }

  compiled() {
    const { code } = transformFileSync(this.file, {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript' },
        minify: { compress: true, mangle: { topLevel: true } },
      },
      minify: true,
    });
    return code.replace(/export\s*\{\s*\};?/, '');
  }
}
