import type { QuestionCard, QuestionDetail } from "#contract/schemas/community.ts";

export interface QuestionInput {
  id: string;
}

export interface QuestionData {
  question: QuestionDetail;
  related: QuestionCard[];
  others: QuestionCard[];
}
