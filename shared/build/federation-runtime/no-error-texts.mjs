/**
 * Replaces the texts of the federation runtime's errors: each error contains its number and a link to its explanation.
 */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
