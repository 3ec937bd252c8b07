/** Stands for the texts of the federation runtime's errors: each names its number, and the page that explains it. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
