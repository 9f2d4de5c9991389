import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** In this time the request of a connection that was accepted last arrives, in ms. */
const ARRIVAL_MS = 300

/**
 * Accepts no more connections and gives those that were accepted the time to send their request:
 * Node's own close resets a connection whose request it has not read yet.
 */
export const stopAccepting = async (server: Server): Promise<void> => {
  if (!server.listening) return
  NetServer.prototype.close.call(server)
  await setTimeout(ARRIVAL_MS)
}
