import type { Judged } from '#machines/kit/table-file.ts'
import { readCells } from './read-cells.ts'

/** In a worker: answers the content of a file with what `judge` says about its cells. */
export const answerJudged = (judge: (cells: string[][]) => Judged<unknown>): void =>
	addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
		try {
			postMessage(judge(readCells(data)))
		} catch {
			postMessage({ fault: 'unreadable', found: [] } satisfies Judged<unknown>)
		}
	})
