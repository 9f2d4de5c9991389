/** Topics of notifications, in the order in which they are listed (NTF-01). */
export const notificationTopics = ['learning', 'community', 'school', 'jobs', 'account'] as const

export type NotificationTopic = (typeof notificationTopics)[number]

/** Ways to a person beside the list of notifications: their devices and mail (NTF-02, 29.12). */
export const notificationChannels = ['push', 'mail'] as const

export type NotificationChannel = (typeof notificationChannels)[number]

/** Topics about which mails come that nobody waits for: reminders and reports. */
export const mailedTopics: readonly NotificationTopic[] = ['school', 'account']

/** Kinds of notifications by topic. */
export const kindsOfTopic: Readonly<Record<NotificationTopic, readonly string[]>> = {
	learning: [
		...['certificateRevoked', 'sessionCancelled', 'sessionMoved', 'sessionRestored'],
		...['registrationConfirmed', 'registrationRefused'],
	],
	community: ['mentioned', 'commented', 'postHidden', 'commentHidden'],
	school: [
		...['nominated', 'nominationAccepted', 'nominationDeclined'],
		...['licenceGiven', 'courseGiven', 'courseDue'],
		...['voucherGiven', 'vouchersGiven', 'seatsGiven'],
	],
	jobs: ['jobWithheld'],
	account: ['planGiven', 'planEnding', 'coinsGiven'],
}

/**
 * Returns the topic of a kind of notification; null for those from before kinds existed, or of a
 * newer server.
 */
export const topicOf = (kind: string | null): NotificationTopic | null =>
	notificationTopics.find((topic) => kind !== null && kindsOfTopic[topic].includes(kind)) ?? null
