import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * The scripts in the shell's page come before everything that the page hints at. They have no hints of their own: in
 * WebKit a script whose hint has failed once is not requested again in this tab, and a page without them stays white.
 */
export class FirstScriptsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstScriptsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('FirstScriptsPlugin', (data) => {
        for (const { attributes } of data.assetTags.scripts) attributes.fetchpriority = 'high';
        return data;
      });
    });
  }
}
