import * as z from 'zod/mini'
import { accessToken, refreshAccess } from '#api/access-token.ts'

const news = z.object({ accountId: z.nullable(z.string()) })

type News = z.infer<typeof news>

const CHANNEL = 'vidya.session'

/**
 * Lets the tabs of a browser follow each other: a link opened in a new tab signs this one in too. What is no news is not heard.
 * @returns a function that tells the other tabs who is here
 */
export const followOtherTabs = (heard: (news: News) => void): ((news: News) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = async (message) => {
    const { data } = news.safeParse(message.data)
    if (!data) return
    if (data.accountId === null) {
      accessToken.set(null)
      heard(data)
    } else if (await refreshAccess().catch(() => false)) heard(data)
  }
  return (told) => channel.postMessage(told)
}
