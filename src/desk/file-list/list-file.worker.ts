import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { type FileList, readList } from '#domain/people/list-file.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'
import { listFiles } from './list-files.ts'

// The name of the worker is that of the list.
const file = listFiles[self.name as FileList]
answerJudged((cells) => readList(file, cells, indianDayOf(new Date())))
