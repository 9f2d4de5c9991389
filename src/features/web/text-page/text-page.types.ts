/** Part of a text. Words may hold links as `[words](address)`. */
export type TextBlock =
  | { kind: 'paragraph'; words: string }
  | { kind: 'list' | 'steps'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** A question with its answer. */
export type TextQuestion = { title: string; blocks: TextBlock[] }

export type TextSection = {
  /** Its anchor, the same in every language. */
  id: string
  title: string
  blocks: TextBlock[]
  questions: TextQuestion[]
}

/** A page of text in one language. */
export type Text = {
  title: string
  /** For search engines and link previews. */
  description: string
  /** The day of its last change, `2026-11-20`; null where no reader needs it. */
  updated: string | null
  lead: string
  sections: TextSection[]
}
