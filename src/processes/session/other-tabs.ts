import { accessToken, refreshAccess } from '#api/access-token.ts'

type News = { accountId: string | null }

const isNews = (data: unknown): data is News => {
  const { accountId } = Object(data) as Record<string, unknown>
  return accountId === null || typeof accountId === 'string'
}

const CHANNEL = 'vidya.session'

/**
 * Lets the tabs of a browser follow each other: a link opened in a new tab signs this one in too. What is no news is not heard.
 * @returns a function that tells the other tabs who is here
 */
export const followOtherTabs = (heard: (news: News) => void): ((news: News) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return
    if (data.accountId === null) {
      accessToken.set(null)
      heard(data)
    } else if (await refreshAccess().catch(() => false)) heard(data)
  }
  return (told) => channel.postMessage(told)
}
