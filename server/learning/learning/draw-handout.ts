import { A4, openPdf } from '#server/platform/documents/pdf.ts'

const left = 60
const width = A4.width - 120
const BOTTOM = A4.height - 80
const SIZE = 12

/** The text of a lesson as a PDF of A4 pages, with room to write below. */
export const drawHandout = (
  lesson: { resource: string; title: string; body: string },
  author: string,
): Promise<Buffer> => {
  const pdf = openPdf({ title: lesson.title, author, language: 'en' })
  let y = pdf.write(lesson.resource, { x: left, y: 56, width, size: 11, colour: '#5c6473' })
  y = pdf.write(lesson.title, { x: left, y: y + 2, width, size: 20, bold: true }) + 12
  for (const paragraph of lesson.body.split('\n').filter(Boolean)) {
    if (y > BOTTOM) {
      pdf.addPage()
      y = 56
    }
    y = pdf.write(paragraph, { x: left, y, width, size: SIZE }) + 8
  }
  for (y += 24; y < BOTTOM; y += 28) pdf.rule(y, left, width)
  return pdf.end()
}
