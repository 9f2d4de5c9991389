import { type Judged, judgeRows } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { readCells } from './read-cells.ts'

const judge = (content: ArrayBuffer): Judged => {
  try {
    return judgeRows(readCells(content))
  } catch {
    return { fault: 'unreadable', found: [] }
  }
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => postMessage(judge(data)))
