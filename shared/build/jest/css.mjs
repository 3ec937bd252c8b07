/** jsdom has no layout: a library's CSS is not needed. */
export default '';
