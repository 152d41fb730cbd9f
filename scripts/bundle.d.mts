import type { BuildOptions } from 'esbuild';

export function pageOptions(): BuildOptions & { entryPoints: Record<string, string> };
export function aloneOptions(): (BuildOptions & { entryPoints: Record<string, string> })[];
export function programOptions(entry: string): BuildOptions;
export function buildPages(changing?: boolean): Promise<number>;
export function bundleProgram(entry: string): Promise<string>;
