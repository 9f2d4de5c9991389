/** What can be shared; titles and points differ (SHR-01, SHR-02). */
export const sharedKinds = [
  'course',
  'resource',
  'bundle',
  'quiz',
  'certificate',
  'community',
  'post',
] as const

export type SharedKind = (typeof sharedKinds)[number]

/** The kind of a course type, or of what a modal was given; anything unknown is a resource. */
export const sharedKindOf = (type: string | undefined): SharedKind => {
  if (type === 'self_paced') return 'course'
  return sharedKinds.find((kind) => kind === type) ?? 'resource'
}

/** SHR-02: points are recorded only for those signed in who share a community, a course or a post. */
export const earnsPoints = (share: { kind: SharedKind; signedIn: boolean }): boolean =>
  share.signedIn && ['community', 'course', 'post'].includes(share.kind)
