/** Whether a host name of an address, such as `localhost` or `[::1]`, always means the machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
