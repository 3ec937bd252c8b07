/** jsdom lays nothing out: a library's rules are not needed. */
export default '';
