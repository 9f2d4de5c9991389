const kinds = ['course', 'resource', 'bundle', 'quiz'] as const

/** What is shared; titles and points differ (SHR-01, SHR-02). */
export type ShareKind = (typeof kinds)[number]

/** The kind of a course type, or of what a modal was given. */
export const shareKindOf = (type: string | undefined): ShareKind => {
  if (type === 'self_paced') return 'course'
  return kinds.find((kind) => kind === type) ?? 'resource'
}
