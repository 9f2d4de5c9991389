import { openServer } from '#server/open-server.ts'

// Fills the data folder of its environment with the demo, and ends.
const server = await openServer()
await server.close()
