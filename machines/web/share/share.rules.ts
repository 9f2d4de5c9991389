/** Kinds that can be shared; titles and points differ (SHR-01, SHR-02). */
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

/** SHR-02: returns true if the share earns points: signed in, and a community, course or post. */
export const earnsPoints = (share: { kind: SharedKind; signedIn: boolean }): boolean =>
	share.signedIn && ['community', 'course', 'post'].includes(share.kind)
