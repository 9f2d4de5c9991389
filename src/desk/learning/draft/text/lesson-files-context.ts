import { createContext } from 'react'
import type { DraftFile } from '#domain/learning/draft-content.rules.ts'

/** The files of the lesson whose text is written. */
export const LessonFilesContext = createContext<readonly DraftFile[]>([])
