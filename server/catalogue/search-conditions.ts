import { type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/platform/database/schema/catalogue.ts'

const likeText = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Every word occurs; loosely, something spelt nearly like it is enough. */
export const matches = (words: string[], isLoose: boolean): SQL[] =>
  words.map((word) =>
    isLoose
      ? sql`word_similarity(${word}::text, ${resource.searchText}) >= 0.45`
      : sql`${resource.searchText} like ${likeText(word)}`,
  )
