import { type GstReturn, gstRows, gstr1Of } from '#domain/shop/gst-return.rules.ts'
import { saveFile } from '#ui/action/save-file.ts'
import { saveTable } from '#ui/action/save-table.ts'

/** Saves a month as the file that the GST portal takes. */
export const saveGstJson = (gst: GstReturn): void =>
	saveFile(
		`GSTR1-${gst.gstin}-${gst.month}.json`,
		JSON.stringify(gstr1Of(gst), null, 2),
		'application/json',
	)

/** Saves a month as a table for a spreadsheet. */
export const saveGstCsv = (gst: GstReturn): void =>
	saveTable(`GST-${gst.gstin}-${gst.month}.csv`, gstRows(gst))
