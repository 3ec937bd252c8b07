/** The answer of a call whose use case returns only a message for the user. */
export const messageAnswer = async (message: Promise<string>) => ({ message: await message });
