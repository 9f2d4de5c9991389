import { readFileSync } from 'node:fs'
import { type Graph, readGraph } from '#atlas/graph/graph.ts'

/** The committed table of a machine: what it must do, whatever its code says. */
export const expectedFile = (noun: string): URL =>
  new URL(`./expected/${noun}.txt`, import.meta.url)

/** The reviewed graph of a machine; paths are made from it, never from the machine under test. */
export const expectedGraph = (noun: string): Graph =>
  readGraph(readFileSync(expectedFile(noun), 'utf8'))
