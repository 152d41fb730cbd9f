// A page may import its style sheet; the build writes it to a file that the page links.
declare module '*.css';
