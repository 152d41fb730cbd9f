import { QuestionsElement } from './questions.element.ts';

customElements.define('dt-questions', QuestionsElement);
