// A page may import its style sheet; the build makes a file of it that the page links.
declare module '*.css';
