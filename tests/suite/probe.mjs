import { createRequire } from 'node:module'

// A process like those of the suite: it starts, reads a large program, and ends. It prints the CPU
// time of that in ms, which does not contain the time for which it waits for a core.
createRequire(import.meta.url)('typescript')
const { userCPUTime, systemCPUTime } = process.resourceUsage()
console.log((userCPUTime + systemCPUTime) / 1000)
