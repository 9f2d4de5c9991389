import { m } from '#i18n/messages'

/** A call that got no answer has the code `network`. */
export const isNetwork = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'network'

/**
 * Why something could not be read: no connection, no answer, or a fault of ours; each with what is
 * safe and what to do (NAV-12, OFF-01).
 */
export const failureWords = (
	error: unknown,
	isOnline: boolean,
): { title: string; text: string } => {
	if (!isOnline) return { title: m.offline_page_title(), text: m.offline_page_text() }
	return {
		title: m.app_error_title(),
		text: isNetwork(error) ? m.app_error_network() : m.app_error_text(),
	}
}
