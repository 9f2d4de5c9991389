import Papa from 'papaparse'
import { type GstReturn, gstRows, gstr1Of } from '#domain/shop/gst-return.rules.ts'
import { saveFile } from '#ui/action/save-file.ts'

/** Saves a month as the file that the GST portal takes. */
export const saveGstJson = (gst: GstReturn): void =>
  saveFile(
    `GSTR1-${gst.gstin}-${gst.month}.json`,
    JSON.stringify(gstr1Of(gst), null, 2),
    'application/json',
  )

/** Saves a month as a table for a spreadsheet. */
export const saveGstCsv = (gst: GstReturn): void => {
  const text = Papa.unparse(gstRows(gst), { escapeFormulae: true, newline: '\r\n' })
  saveFile(`GST-${gst.gstin}-${gst.month}.csv`, `\ufeff${text}\r\n`)
}
