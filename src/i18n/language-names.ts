/** Names of the languages of the shop, each in its own. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const
