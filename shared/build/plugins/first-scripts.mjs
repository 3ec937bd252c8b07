import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Puts the scripts of the shell's page before all its preload hints. These scripts have no hints of their own: in WebKit
 * a script whose hint has failed once is not requested again in this tab, and a page without them stays blank.
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
