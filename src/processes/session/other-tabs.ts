import { accessToken, refreshAccess } from '#api/access-token.ts'

type News = { accountId: string | null }

const readNews = (data: unknown): News | null => {
	const { accountId } = Object(data) as Record<string, unknown>
	return accountId === null || typeof accountId === 'string' ? { accountId } : null
}

const CHANNEL = 'vidya.session'

/**
 * Lets the tabs of a browser follow each other: a link opened in a new tab signs this one in too.
 * Repeated news is ignored.
 * @returns a function that sends the account to the other tabs
 */
export const followOtherTabs = (heard: (news: News) => void): ((news: News) => void) => {
	const channel = new BroadcastChannel(CHANNEL)
	channel.onmessage = async (message: MessageEvent<unknown>) => {
		const news = readNews(message.data)
		if (!news) return
		if (news.accountId === null) {
			accessToken.set(null)
			heard(news)
		} else if (await refreshAccess().catch(() => false)) heard(news)
	}
	return (told) => channel.postMessage(told)
}
