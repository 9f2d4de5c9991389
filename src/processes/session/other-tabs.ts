import { accessToken, refreshAccess } from '#api/access-token.ts'

type News = { accountId: string | null }

const CHANNEL = 'vidya.session'

/**
 * Lets the tabs of a browser follow each other: a link opened in a new tab signs this one in too.
 * @returns a function that tells the other tabs who is here
 */
export const followOtherTabs = (heard: (news: News) => void): ((news: News) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = async ({ data }: MessageEvent<News>) => {
    if (data.accountId === null) {
      accessToken.set(null)
      heard(data)
    } else if (await refreshAccess().catch(() => false)) heard(data)
  }
  return (news) => channel.postMessage(news)
}
