import katex from 'katex'
import { useEffect, useRef } from 'react'
import { katexOptions } from './katex-options.ts'

type FormulaProps = { latex: string; isBlock: boolean }

/** A formula as the shop shows it: KaTeX writes MathML; what cannot be read stays as typed. */
export const Formula = ({ latex, isBlock }: FormulaProps) => {
	const ref = useRef<HTMLSpanElement>(null)
	useEffect(() => {
		const options = { ...katexOptions, displayMode: isBlock }
		try {
			katex.render(latex, ref.current!, options)
		} catch {
			ref.current!.textContent = latex
		}
	}, [latex, isBlock])
	return <span ref={ref} />
}

/** Returns true if KaTeX can read a formula. */
export const isFormula = (latex: string): boolean => {
	try {
		katex.renderToString(latex, katexOptions)
		return true
	} catch {
		return false
	}
}
